interface ManifestSite {
  readonly name: string;
  readonly description: string;
}

/** What a phone needs to put the site on its home screen. The icons are drawn by scripts/pictures/icons.ts. */
export function manifestText({ name, description }: ManifestSite): string {
  const icon = (side: number) => ({ src: `/icon-${side}.png`, sizes: `${side}x${side}`, type: 'image/png' });
  return JSON.stringify({
    name,
    short_name: name,
    description,
    id: '/',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fbfaf6',
    theme_color: '#fbfaf6',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon(192),
      { ...icon(512), purpose: 'any maskable' },
    ],
  });
}
