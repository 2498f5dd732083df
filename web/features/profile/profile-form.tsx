import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type Profile, profileBodySchema, updateProfile } from '#contract/users.ts';
import { call } from '../../api/client.ts';
import { markRefused } from '../../api/mark-refused.ts';
import { useKeptText } from '../../session/use-kept-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { NameFields } from '../../ui/name-fields.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { updateMessage } from './messages.ts';

interface ProfileFormProps {
  profile: Profile;
  onCancel: () => void;
  onSaved: (profile: Profile) => void;
}

export const profileFormName = 'profile';

/** The profile to be edited. Its email address is shown and stays. */
export function ProfileForm({ profile, onCancel, onSaved }: ProfileFormProps) {
  const [problem, setProblem] = useState('');
  const { first_name, last_name, phone, bio } = profile;
  const stored = { first_name, last_name, phone, bio };
  const kept = useKeptText(profileFormName, () => {
    const { phone = '', bio = '', ...names } = getValues();
    return { ...names, phone, bio };
  });
  const { register, handleSubmit, formState, setFocus, getValues, setError } = useForm<
    z.input<typeof profileBodySchema>,
    unknown,
    z.output<typeof profileBodySchema>
  >({
    defaultValues: { ...stored, ...kept },
    resolver: zodResolver(profileBodySchema),
  });
  const { errors, isSubmitting } = formState;

  useEffect(() => setFocus('first_name'), [setFocus]);

  const submit = handleSubmit(async (body) => {
    setProblem('');
    try {
      onSaved((await call(updateProfile, { body })).profile);
    } catch (error) {
      markRefused(error, setError, {
        first_name: 'first_name',
        last_name: 'last_name',
        phone: 'phone',
        bio: 'bio',
      });
      setProblem(updateMessage(error));
    }
  });

  return (
    <Form onSubmit={submit} problem={problem}>
      {kept && (
        <Alert tone="info" announce="polite">
          Your session had expired. What you typed is here again, and not saved yet.
        </Alert>
      )}
      <NameFields
        first={{ ...register('first_name'), error: errors.first_name?.message }}
        last={{ ...register('last_name'), error: errors.last_name?.message }}
      />
      <TextField
        label="Email"
        hint="Email cannot be changed."
        type="email"
        autoComplete="email"
        readOnly
        value={profile.email}
        className="bg-sunken text-muted"
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...register('phone')}
      />
      <TextArea label="Bio" rows={4} error={errors.bio?.message} {...register('bio')} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={isSubmitting} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save Changes'}
        </Button>
      </div>
    </Form>
  );
}
