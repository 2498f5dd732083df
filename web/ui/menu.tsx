import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';

export interface MenuAction {
  id: string;
  label: ReactNode;
  onAction: () => void;
  disabled?: boolean;
}

interface MenuProps {
  /** What the button shows. */
  trigger: ReactNode;
  /** The button's name where it shows only a picture. */
  label?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  actions: readonly MenuAction[];
}

/** A button that opens a list of actions. */
export function Menu({ trigger, label, variant = 'secondary', size, actions }: MenuProps) {
  return (
    <MenuTrigger>
      <Button
        className={buttonStyle(variant, size)}
        {...(label === undefined ? {} : { 'aria-label': label })}
      >
        {trigger}
      </Button>
      <Popover
        placement="bottom end"
        className="min-w-44 rounded-box border border-line bg-surface p-1 shadow-raised"
      >
        <AriaMenu
          className="outline-none"
          disabledKeys={actions.filter((action) => action.disabled).map((action) => action.id)}
        >
          {actions.map((action) => (
            <MenuItem
              key={action.id}
              id={action.id}
              onAction={action.onAction}
              className={
                'flex min-h-10 cursor-pointer items-center gap-2 rounded-[0.3rem] px-3 py-2 outline-none ' +
                'data-focused:bg-accent-soft data-disabled:cursor-not-allowed data-disabled:text-muted'
              }
            >
              {action.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
