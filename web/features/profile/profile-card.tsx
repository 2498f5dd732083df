import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { profileSuccessShown } from '#contract/limits.ts';
import { getProfile } from '#contract/users.ts';
import { call } from '../../api/client.ts';
import { sessionStore } from '../../session/session.ts';
import { lostText } from '../../session/use-kept-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { loadFailed, updated } from './messages.ts';
import { ProfileDetails } from './profile-details.tsx';
import { ProfileForm, profileFormName } from './profile-form.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

const queryKey = ['profile'];

/** The user's profile, to be read and to be edited. */
export function ProfileCard() {
  const client = useQueryClient();
  const profile = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getProfile, {}, { signal }),
    // What is being typed is not replaced by what was stored before.
    refetchOnWindowFocus: false,
  });
  // Opened again where it was when the session was lost.
  const [editing, setEditing] = useState(() => lostText(profileFormName) !== null);
  const [saved, setSaved] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const returning = useRef(false);

  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => setSaved(false), profileSuccessShown);
    return () => clearTimeout(timer);
  }, [saved]);

  useEffect(() => {
    if (editing) returning.current = true;
    else if (returning.current) editButton.current?.focus();
  }, [editing]);

  if (profile.isPending) return <ProfileSkeleton />;
  if (!profile.data) {
    return (
      <LoadFailure busy={profile.isFetching} onRetry={profile.refetch}>
        {loadFailed}
      </LoadFailure>
    );
  }
  if (editing) {
    return (
      <ProfileForm
        profile={profile.data}
        onCancel={() => setEditing(false)}
        onSaved={(next) => {
          client.setQueryData(queryKey, next);
          sessionStore.rename(next);
          setEditing(false);
          setSaved(true);
        }}
      />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      {saved && (
        <Alert tone="success" announce="polite">
          {updated}
        </Alert>
      )}
      <ProfileDetails profile={profile.data} />
      <div>
        <Button
          ref={editButton}
          variant="secondary"
          onClick={() => {
            setSaved(false);
            setEditing(true);
          }}
        >
          Edit Profile
        </Button>
      </div>
    </div>
  );
}
