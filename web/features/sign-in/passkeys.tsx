import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { addPasskey, type Passkey, removePasskey, renamePasskey, startPasskey } from '#contract/sign-in.ts';
import { askForPasskey } from '../../api/browser-passkey.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { shortDate } from '../../ui/dates.ts';
import { takeFocus } from '../../ui/take-focus.ts';
import { ConfirmDialog } from './confirm-form.tsx';
import { signInQuery } from './sign-in-query.ts';

type Stage =
  | { at: 'rest'; said?: string }
  | { at: 'adding' }
  | { at: 'renaming' | 'removing'; passkey: Passkey };

/** The account's passkeys: added, named, removed. */
export function Passkeys({ email, onChanged }: { email: string; onChanged: () => void }) {
  const client = useQueryClient();
  const { data } = useQuery(signInQuery);
  const [stage, setStage] = useState<Stage>({ at: 'rest' });
  const done = async (said: string) => {
    setStage({ at: 'rest', said });
    await client.invalidateQueries(signInQuery);
  };
  const asks = { email, onCancel: () => setStage({ at: 'rest' }) };
  const passkeys = data?.passkeys ?? [];
  return (
    <div className="flex flex-col gap-4">
      {stage.at === 'rest' && stage.said && (
        <Alert tone="success" announce="polite" ref={takeFocus} key={stage.said}>
          {stage.said}
        </Alert>
      )}
      {passkeys.length > 0 && (
        <ul aria-label="Your passkeys" className="flex flex-col">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setStage({ at: 'renaming', passkey })}
              onRemove={() => setStage({ at: 'removing', passkey })}
            />
          ))}
        </ul>
      )}
      <div>
        <Button variant="secondary" onClick={() => setStage({ at: 'adding' })}>
          Add a Passkey
        </Button>
      </div>
      <ConfirmDialog
        {...asks}
        title="Add a passkey"
        intro="Your browser will ask for your fingerprint, your face or the PIN that unlocks your device."
        isOpen={stage.at === 'adding'}
        fields={['name', 'password']}
        hints={{ name: 'What you will know it by, such as “My phone”.' }}
        button="Continue"
        busyButton="Waiting for your browser..."
        fallback="Failed to add a passkey. Please try again later."
        onConfirm={async ({ name, password }) => {
          const options = await call(startPasskey, { body: { password } });
          const response = await askForPasskey('create', options);
          await call(addPasskey, { body: { name, response } });
          await done('Your passkey is added.');
        }}
      />
      {stage.at === 'renaming' && (
        <ConfirmDialog
          {...asks}
          title="Rename this passkey"
          intro={`Now called “${stage.passkey.name}”.`}
          isOpen
          fields={['name']}
          button="Save Name"
          busyButton="Saving..."
          fallback="Failed to rename the passkey. Please try again later."
          onConfirm={async ({ name }) => {
            await call(renamePasskey, { params: { passkeyId: stage.passkey.id }, body: { name } });
            await done('The passkey has a new name.');
          }}
        />
      )}
      {stage.at === 'removing' && (
        <ConfirmDialog
          {...asks}
          title="Remove this passkey?"
          intro={`“${stage.passkey.name}” can no longer log in then. Your other devices are signed out.`}
          isOpen
          fields={['password']}
          danger
          button="Remove"
          busyButton="Removing..."
          fallback="Failed to remove the passkey. Please try again later."
          onConfirm={async ({ password }) => {
            await call(removePasskey, { params: { passkeyId: stage.passkey.id }, body: { password } });
            await done('The passkey is removed.');
            onChanged();
          }}
        />
      )}
    </div>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey: { name, created_at, last_used_at }, onRename, onRemove }: PasskeyRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3 first:pt-0">
      <div className="flex min-w-0 items-start gap-3">
        <KeyRound aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted" />
        <div className="min-w-0">
          <p className="font-semibold break-words">{name}</p>
          <p className="text-sm text-muted">
            Added {shortDate(created_at)},{' '}
            {last_used_at ? `last used ${shortDate(last_used_at)}` : 'not used yet'}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={onRename}>
          Rename<span className="sr-only"> {name}</span>
        </Button>
        <Button variant="secondary" size="small" onClick={onRemove}>
          Remove<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  );
}
