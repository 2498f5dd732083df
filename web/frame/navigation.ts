/*
 * The links of header and footer. A row stands here once its page exists; a section without rows is not shown.
 */

export interface NavLink {
  label: string;
  to: string;
  /** One line under the label, in the menus. */
  note?: string;
  /** Stands out from the rows around it. */
  highlighted?: boolean;
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
      { label: 'Document Analyzer', to: '/analyze', note: 'Upload a document, read it in plain English' },
    ],
  },
  { title: 'Guides', links: [] },
  { title: 'State Laws', links: [] },
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
      { label: 'My Documents', to: '/documents' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { label: 'Sample Analysis', to: '/sample' },
      { label: 'How it works', to: '/#how-it-works' },
      { label: 'What it finds', to: '/#what-it-finds' },
      { label: 'Questions', to: '/#questions' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'Pricing', to: '/payment' },
      { label: 'Privacy Policy', to: '/privacy' },
      { label: 'Terms of Service', to: '/terms' },
    ],
  },
];

/** Whether a link is the one of the page on show: the same path, or the start of it. */
export function isActive(link: Pick<NavLink, 'to'>, pathname: string): boolean {
  return pathname === link.to || pathname.startsWith(`${link.to}/`);
}
