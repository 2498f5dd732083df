/**
 * Whether a file of the built site may name the site's address: its pages, the sitemap, the feed and robots.txt. The server
 * puts its own address into these before it sends them, so the build leaves them uncompressed.
 */
export function namesAddress(file: string): boolean {
  return /\.(?:html|xml|txt)$/.test(file);
}
