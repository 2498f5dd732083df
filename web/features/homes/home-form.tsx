import { useState } from 'react';
import { type CommunityKind, type Home, homeBodySchema } from '#contract/homes.ts';
import { type UsState, usStates } from '#contract/us-states.ts';
import { refusalOf } from '../../api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { DialogEnd } from '../../ui/dialog-end.tsx';
import { Form } from '../../ui/form.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Details = Omit<Home, 'id' | 'created_at'>;

const states = [
  { value: 'none' as const, label: 'Not told' },
  ...Object.entries(usStates).map(([value, label]) => ({ value: value as UsState, label })),
];
const communities = [
  { value: 'none' as const, label: 'Not told' },
  { value: 'planned' as const, label: 'Houses or townhouses (a planned community)' },
  { value: 'condominium' as const, label: 'A condominium' },
];
const days = [
  ['contract_signed_on', 'Contract signed on'],
  ['documents_received_on', 'Documents received on'],
  ['closing_on', 'Closing on'],
] as const;

interface HomeFormProps {
  /** What is known; nothing for a new home. */
  home: Details | null;
  submit: string;
  /** Resolves once it is stored. */
  onSave: (details: Details) => Promise<unknown>;
  onCancel: () => void;
}

/** What a user says of a home. Its name is all that is asked for. */
export function HomeForm({ home, submit, onSave, onCancel }: HomeFormProps) {
  const [details, setDetails] = useState<Details>(home ?? homeBodySchema.parse({ name: '-' }));
  const [name, setName] = useState(home?.name ?? '');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const change = (its: Partial<Details>) => setDetails((before) => ({ ...before, ...its }));

  const save = async () => {
    const parsed = homeBodySchema.safeParse({ ...details, name });
    if (!parsed.success) return setProblem(parsed.error.issues[0]?.message ?? '');
    setBusy(true);
    setProblem('');
    try {
      await onSave(parsed.data);
    } catch (error) {
      setProblem(refusalOf(error, 'The home could not be saved. Please try again.'));
      setBusy(false);
    }
  };
  return (
    <Form onSubmit={save} problem={problem}>
      <TextField
        label="Address or name"
        name="name"
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Select
        label="State"
        options={states}
        value={details.state ?? 'none'}
        onChange={(state) => change({ state: state === 'none' ? null : state })}
      />
      <Select
        label="Kind of community"
        options={communities}
        value={details.community ?? 'none'}
        onChange={(kind) => change({ community: kind === 'none' ? null : (kind satisfies CommunityKind) })}
      />
      {days.map(([field, label]) => (
        <TextField
          key={field}
          type="date"
          label={label}
          name={field}
          value={details[field] ?? ''}
          onChange={({ target }) => change({ [field]: target.value || null })}
        />
      ))}
      <DialogEnd>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
      </DialogEnd>
    </Form>
  );
}
