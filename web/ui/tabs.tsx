import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  /** What the tabs are of, for screen readers. */
  label: string;
  items: readonly TabItem[];
  selected?: string;
  onSelect?: (id: string) => void;
}

/** Tabs by arrows; the row scrolls sideways where it does not fit. Prints every panel that is on the page. */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      {...(selected === undefined ? {} : { selectedKey: selected })}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <TabList
        aria-label={label}
        className="screen-only flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            className={
              '-mb-px cursor-pointer whitespace-nowrap border-b-3 border-transparent px-4 py-3 font-semibold text-muted ' +
              'outline-offset-[-3px] transition-colors hover:text-ink data-selected:border-accent data-selected:text-ink'
            }
          >
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className="pt-6">
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
