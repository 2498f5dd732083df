import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { site } from '#content/site.ts';
import { sessionStore, useSession } from '../session/session.ts';
import { classNames } from '../ui/class-names.ts';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { GuidesMenu } from './guides-menu.tsx';
import { analyzerLink, isActive } from './navigation.ts';
import { useHydrated } from './use-hydrated.ts';

type OpenMenu = 'guides' | 'account' | null;

const topLink = 'flex min-h-11 items-center rounded-box px-3 font-medium hover:bg-sunken';

export function Header() {
  const { pathname, key } = useLocation();
  const { record } = useSession();
  // The prerendered page is for users and for visitors.
  const known = useHydrated();
  const [openMenu, setOpenMenu] = useState<OpenMenu>(null);
  const [expanded, setExpanded] = useState(false);

  // `key` changes with every navigation, to the same page too.
  const shownKey = useRef(key);
  useEffect(() => {
    sessionStore.reread();
    // On the first page a menu may be open already: React answers a press before it runs the effects of its start.
    if (key === shownKey.current) return;
    shownKey.current = key;
    setOpenMenu(null);
    setExpanded(false);
  }, [key]);

  const menu = (name: Exclude<OpenMenu, null>) => ({
    isOpen: openMenu === name,
    onOpenChange: (open: boolean) => setOpenMenu((now) => (open ? name : now === name ? null : now)),
  });
  const analyzerActive = isActive(analyzerLink, pathname);

  return (
    <header className="menu-bar screen-only sticky top-0 z-40 border-b border-line bg-paper">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6">
        <Link to="/" aria-label={`${site.name}, home`} className="-ml-1 flex min-h-16 items-center px-1">
          <Brand />
        </Link>
        <button
          type="button"
          aria-label={expanded ? 'Close menu' : 'Open menu'}
          aria-expanded={expanded}
          aria-controls="main-navigation"
          onClick={() => setExpanded(!expanded)}
          className="script-only -mr-2 flex size-11 cursor-pointer items-center justify-center rounded-box hover:bg-sunken md:hidden"
        >
          {expanded ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        </button>
        <nav
          id="main-navigation"
          aria-label="Main"
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.isDefaultPrevented()) setExpanded(false);
          }}
          data-open={expanded}
          className="menu-fold max-md:w-full max-md:flex-col max-md:items-stretch max-md:pb-4 md:items-center md:gap-1"
        >
          <Link
            to={analyzerLink.to}
            aria-current={analyzerActive ? 'page' : undefined}
            className={classNames(topLink, analyzerActive && 'text-accent')}
          >
            {analyzerLink.label}
          </Link>
          <GuidesMenu pathname={pathname} {...menu('guides')} />
          {/* As wide for a visitor as for a user: nothing beside it moves when the session is read. */}
          <div className="md:flex md:w-36 md:justify-end">
            {(record || !known) && (
              <div className={known ? undefined : 'if-user'}>
                <AccountMenu record={record} pathname={pathname} {...menu('account')} />
              </div>
            )}
            {!record && (
              <Link
                to="/login"
                aria-current={pathname === '/login' ? 'page' : undefined}
                className={classNames(
                  topLink,
                  'md:border md:border-edge md:px-5',
                  pathname === '/login' && 'text-accent',
                  !known && 'if-visitor',
                )}
              >
                Login
              </Link>
            )}
          </div>
        </nav>
      </div>
    </header>
  );
}
