import { Dropdown } from './dropdown.tsx';
import { NavRow } from './nav-row.tsx';
import { analyzerLink, guidesMenu, isActive } from './navigation.ts';

interface MenuProps {
  pathname: string;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
}

/** 'Guides / Tools': its sections, side by side where there is room. */
export function GuidesMenu({ pathname, isOpen, onOpenChange }: MenuProps) {
  // The analyzer has a link of its own beside this menu, which is the one to light up.
  const active = guidesMenu.some((section) =>
    section.links.some(({ to }) => to !== analyzerLink.to && isActive({ to }, pathname)),
  );
  return (
    <Dropdown
      trigger="Guides / Tools"
      active={active}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      panelClassName="guides-panel"
    >
      <div className="flex flex-col gap-2 md:flex-row">
        {guidesMenu.map((section) => (
          <section key={section.title} className="md:flex-1 lg:min-w-56">
            <h2 className="px-3 py-1.5 font-sans text-sm font-semibold tracking-normal text-muted">
              {section.title}
            </h2>
            <ul>
              {section.links.map((link) => (
                <li key={link.to}>
                  <NavRow link={link} current={isActive(link, pathname)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dropdown>
  );
}
