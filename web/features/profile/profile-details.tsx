import type { Profile } from '#contract/users.ts';

/** The profile as it is stored. What was never given shows as '-'. */
export function ProfileDetails({ profile }: { profile: Profile }) {
  return (
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <Row term="First name" text={profile.first_name || '-'} />
      <Row term="Last name" text={profile.last_name || '-'} />
      <Row term="Email" text={profile.email || '-'} />
      <Row term="Phone" text={profile.phone || '-'} />
      <div className="sm:col-span-2">
        <Row term="Bio" text={profile.bio || 'No bio provided.'} />
      </div>
    </dl>
  );
}

function Row({ term, text }: { term: string; text: string }) {
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="whitespace-pre-line break-words">{text}</dd>
    </div>
  );
}
