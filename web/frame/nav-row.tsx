import { Link } from 'react-router';
import { classNames } from '../ui/class-names.ts';
import type { NavLink } from './navigation.ts';

/** One row of a menu. */
export function NavRow({ link, current }: { link: NavLink; current: boolean }) {
  return (
    <Link
      to={link.to}
      aria-current={current ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 flex-col justify-center rounded-box px-3 py-1.5 leading-snug hover:bg-sunken',
        current ? 'font-semibold text-accent' : 'font-medium',
        link.highlighted && 'bg-accent-soft text-accent hover:bg-accent-soft',
      )}
    >
      {link.label}
      {link.note && <span className="text-sm font-normal text-muted">{link.note}</span>}
    </Link>
  );
}
