import { useNavigate } from 'react-router';
import { signOut } from '../session/session.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { classNames } from '../ui/class-names.ts';
import { Dropdown } from './dropdown.tsx';
import { NavRow } from './nav-row.tsx';
import { accountLinks, isActive } from './navigation.ts';

interface AccountMenuProps {
  /** Null in the prerendered page. */
  record: SessionRecord | null;
  pathname: string;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The upper-case first letter of the user's email, 'U' where there is none. */
export function avatarLetter(record: SessionRecord): string {
  return (record.user.email || record.email).trim().charAt(0).toUpperCase() || 'U';
}

export function AccountMenu({ record, pathname, isOpen, onOpenChange }: AccountMenuProps) {
  const navigate = useNavigate();
  const leave = async () => {
    // Home first: a guarded page without its session would send the visitor to log in.
    await navigate('/');
    await signOut();
  };
  return (
    <Dropdown
      trigger={
        <>
          <span
            aria-hidden="true"
            className={classNames(
              'flex size-8 items-center justify-center rounded-full bg-accent text-sm font-semibold text-on-accent',
              !record && 'before:content-(--session-letter)',
            )}
          >
            {record && avatarLetter(record)}
          </span>
          Account
        </>
      }
      active={accountLinks.some((link) => isActive(link, pathname))}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      panelClassName="md:w-60"
    >
      <p className="truncate px-3 py-1.5 text-sm text-muted">{record?.user.email}</p>
      <ul>
        {accountLinks.map((link) => (
          <li key={link.to}>
            <NavRow link={link} current={isActive(link, pathname)} />
          </li>
        ))}
        <li>
          <button
            type="button"
            onClick={() => void leave()}
            className="flex min-h-11 w-full cursor-pointer items-center rounded-box px-3 text-left font-medium hover:bg-sunken"
          >
            Logout
          </button>
        </li>
      </ul>
    </Dropdown>
  );
}
