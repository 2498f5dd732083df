import { Printer, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { ButtonVariant } from '../../ui/button-style.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Chip } from '../../ui/chip.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

export function Buttons() {
  return (
    <div className="flex flex-col gap-4">
      {(['large', 'medium', 'small'] as const).map((size) => (
        <div key={size} className="flex flex-wrap gap-3">
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button busy>Saving...</Button>
        <Button disabled>Not now</Button>
        <LinkButton to="/checklist" variant="secondary">
          A link as a button
        </LinkButton>
        <IconButton label="Print">
          <Printer aria-hidden="true" />
        </IconButton>
        <CopyButton label="Copy" copiedLabel="Copied" text={() => 'Copy'} onDone={() => {}} />
        <TextLink to="/about">A link in text</TextLink>
        <Chip>p. 12</Chip>
        <Chip selected>p. 14</Chip>
      </div>
    </div>
  );
}

const types = [
  { value: 'budget', label: 'Budget' },
  { value: 'bylaws', label: 'Bylaws' },
] as const;

export function Fields() {
  const [search, setSearch] = useState('dues');
  const [type, setType] = useState<'budget' | 'bylaws' | null>(null);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label="First name" defaultValue="Robin" />
      <TextField label="Email" type="email" hint="We write to it once." error="Please enter a valid email" />
      <PasswordField label="Password" autoComplete="new-password" defaultValue="maple-hollow" />
      <Select label="Document type" options={types} value={type} onChange={setType} />
      <TextArea label="Bio" rows={3} defaultValue="Looking at a townhouse." />
      <div className="flex flex-col gap-4">
        <SearchField label="Search" placeholder="Search" value={search} onChange={setSearch} />
        <Checkbox label="I have this document" defaultChecked />
        <Checkbox label="I agree" error="You must agree to the terms and conditions" />
      </div>
    </div>
  );
}

/** What opens over the page: it takes the theme of the page, not that of a part of it. */
export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | 'menu' | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        Dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpen('sheet')}>
        Sheet
      </Button>
      <Button ref={trigger} variant="secondary" aria-haspopup="menu" onClick={() => setOpen('menu')}>
        Menu
      </Button>
      <Dialog title="Check Your Email" isOpen={open === 'dialog'} onClose={close}>
        <p>We sent you a link.</p>
        <Button onClick={close}>Got it!</Button>
      </Dialog>
      <Sheet label="Page 12" isOpen={open === 'sheet'} onClose={close}>
        <div className="flex flex-col items-start gap-4 p-6">
          <p>A box that rises from the bottom of a small screen.</p>
          <Button onClick={close}>Close</Button>
        </div>
      </Sheet>
      <Menu
        label="Actions"
        triggerRef={trigger}
        isOpen={open === 'menu'}
        onClose={close}
        onChoose={close}
        entries={[
          { id: 'print', label: 'Print', icon: <Printer aria-hidden="true" /> },
          { id: 'delete', label: 'Delete', icon: <Trash2 aria-hidden="true" />, danger: true },
        ]}
      />
    </div>
  );
}
