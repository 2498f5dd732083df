/*
 * The links of header and footer.
 */

export interface NavLink {
  label: string;
  to: string;
  /** One line under the label, in the menus. */
  note?: string;
  /** Stands out from the rows around it. */
  highlighted?: boolean;
  /** Stands beside links to pages under its own address, which light up by themselves. */
  exact?: boolean;
}

export interface NavSection {
  title: string;
  links: readonly NavLink[];
}

export const analyzerLink: NavLink = { label: 'Analyzer', to: '/analyze' };

export const guidesMenu: readonly NavSection[] = [
  {
    title: 'Tools',
    links: [
      { label: 'Document Checklist', to: '/checklist', note: 'Nine documents to ask for' },
      { label: 'Document Analyzer', to: '/analyze', note: 'Read yours in plain English' },
    ],
  },
  {
    title: 'Guides',
    links: [
      { label: 'Understanding CC&Rs', to: '/guides/cc-and-rs' },
      { label: 'HOA Fees Explained', to: '/guides/hoa-fees' },
      { label: 'Reserve Study Guide', to: '/guides/reserve-study' },
      { label: 'Blog', to: '/blog' },
    ],
  },
  {
    title: 'State Laws',
    links: [
      { label: 'California', to: '/hoa-laws/california' },
      { label: 'Florida', to: '/hoa-laws/florida' },
      { label: 'Texas', to: '/hoa-laws/texas' },
      { label: 'View All States', to: '/hoa-laws', highlighted: true, exact: true },
    ],
  },
];

export const accountLinks: readonly NavLink[] = [
  { label: 'Profile', to: '/profile' },
  { label: 'My Documents', to: '/documents' },
];

export const footerColumns: readonly NavSection[] = [
  {
    title: 'Tools',
    links: [
      { label: 'Document Analyzer', to: '/analyze' },
      { label: 'Document Checklist', to: '/checklist' },
      { label: 'Sample Analysis', to: '/sample' },
      { label: 'My Documents', to: '/documents' },
    ],
  },
  {
    title: 'Resources',
    links: [
      // The short addresses that links elsewhere have too; they lead on to /guides/.
      { label: 'Understanding CC&Rs', to: '/guide/cc-and-rs' },
      { label: 'HOA Fees Explained', to: '/guide/hoa-fees' },
      { label: 'Reserve Study Guide', to: '/guide/reserve-study' },
      { label: 'Blog', to: '/blog' },
      { label: 'HOA Laws by State', to: '/hoa-laws' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', to: '/about' },
      { label: 'Contact', to: '/contact' },
      { label: 'Pricing', to: '/payment' },
      { label: 'Privacy Policy', to: '/privacy' },
      { label: 'Terms of Service', to: '/terms' },
      { label: 'Disclaimer', to: '/disclaimer' },
    ],
  },
];

/** Whether a link is the one of the page on show: the same path, or the start of it. */
export function isActive({ to, exact }: Pick<NavLink, 'to' | 'exact'>, pathname: string): boolean {
  return pathname === to || (!exact && pathname.startsWith(`${to}/`));
}
