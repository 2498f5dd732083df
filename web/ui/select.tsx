import { Check, ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { classNames } from './class-names.ts';
import { inputStyle } from './field.tsx';

interface SelectProps<Value extends string> {
  label: string;
  /** Reads the label to screen readers only. */
  labelHidden?: boolean;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
  placeholder?: string;
  error?: string | undefined;
  disabled?: boolean;
  name?: string;
}

/** One choice from a list. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    label,
    labelHidden,
    options,
    value,
    onChange,
    placeholder = 'Select',
    error,
    disabled,
    name,
  } = props;
  return (
    <AriaSelect
      className="flex flex-col gap-1.5"
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen) onChange(chosen.value);
      }}
      placeholder={placeholder}
      isInvalid={Boolean(error)}
      isDisabled={disabled ?? false}
      {...(name === undefined ? {} : { name })}
    >
      <Label className={labelHidden ? 'sr-only' : 'font-semibold'}>{label}</Label>
      <Button
        className={classNames(
          inputStyle,
          'flex cursor-pointer items-center justify-between gap-3 text-left disabled:cursor-not-allowed',
          error && 'border-2 border-danger!',
        )}
      >
        {/* The words only: the item's check mark belongs in the list. */}
        <SelectValue className="truncate data-placeholder:text-muted">
          {({ isPlaceholder, selectedText, defaultChildren }) =>
            isPlaceholder ? defaultChildren : selectedText
          }
        </SelectValue>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
      </Button>
      <FieldError className="text-sm font-medium text-danger">{error}</FieldError>
      <Popover className="min-w-(--trigger-width) overflow-auto rounded-box border border-line bg-surface p-1 shadow-raised">
        <ListBox items={options} className="outline-none">
          {(option) => (
            <ListBoxItem
              id={option.value}
              textValue={option.label}
              className={
                'group flex min-h-10 cursor-pointer items-center justify-between gap-6 rounded-[0.3rem] px-3 py-2 ' +
                'outline-none data-focused:bg-accent-soft data-selected:font-semibold'
              }
            >
              {option.label}
              <Check
                aria-hidden="true"
                className="invisible size-4 text-accent group-data-selected:visible"
              />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
