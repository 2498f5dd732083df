import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type Profile, profileBodySchema, updateProfile } from '#contract/users.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { updateMessage } from './messages.ts';

interface ProfileFormProps {
  profile: Profile;
  onCancel: () => void;
  onSaved: (profile: Profile) => void;
}

/** The profile to be edited. Its email address is shown and stays. */
export function ProfileForm({ profile, onCancel, onSaved }: ProfileFormProps) {
  const [problem, setProblem] = useState('');
  const { first_name, last_name, phone, bio } = profile;
  const { register, handleSubmit, formState, setFocus } = useForm<
    z.input<typeof profileBodySchema>,
    unknown,
    z.output<typeof profileBodySchema>
  >({
    defaultValues: { first_name, last_name, phone, bio },
    resolver: zodResolver(profileBodySchema),
  });
  const { errors, isSubmitting } = formState;

  useEffect(() => setFocus('first_name'), [setFocus]);

  const submit = handleSubmit(async (body) => {
    setProblem('');
    try {
      onSaved((await call(updateProfile, { body })).profile);
    } catch (error) {
      setProblem(updateMessage(error));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {problem && <Alert tone="danger">{problem}</Alert>}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          required
          error={errors.first_name?.message}
          {...register('first_name')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          required
          error={errors.last_name?.message}
          {...register('last_name')}
        />
      </div>
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
    </form>
  );
}
