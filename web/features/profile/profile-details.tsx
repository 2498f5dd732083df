import type { Profile } from '#contract/users.ts';
import { classNames } from '../../ui/class-names.ts';

/** The profile as it is stored. What was never given shows as '-'. */
export function ProfileDetails({ profile }: { profile: Profile }) {
  return (
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <Row term="First name" text={profile.first_name || '-'} />
      <Row term="Last name" text={profile.last_name || '-'} />
      <Row term="Email" text={profile.email || '-'} />
      <Row term="Phone" text={profile.phone || '-'} />
      <Row term="Bio" text={profile.bio || 'No bio provided.'} wide />
    </dl>
  );
}

function Row({ term, text, wide = false }: { term: string; text: string; wide?: boolean }) {
  return (
    <div className={classNames('flex min-w-0 flex-col', wide && 'sm:col-span-2')}>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="whitespace-pre-line break-words">{text}</dd>
    </div>
  );
}
