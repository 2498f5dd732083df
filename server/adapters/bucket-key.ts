import type { MasterKeys } from '../sealing/master-keys.ts';
import { SettingsError } from '../settings.ts';
import type { AskS3 } from './s3-requests.ts';

const key = 'document-key-id';

/**
 * Makes sure that all who use a bucket seal with keys that the others have, before there is any document to tell by: the bucket
 * carries the id of the current key, which tells nothing of the key.
 *
 * @throws SettingsError where it is of a key that is not at hand.
 */
export async function agreeOnKey(ask: AskS3, masters: MasterKeys): Promise<void> {
  const current = masters.current().id;
  const read = async () => {
    const { status, bytes } = await ask({ method: 'GET', key });
    return status === 404 ? undefined : bytes.toString('utf8').trim();
  };
  const write = (headers: Record<string, string>) =>
    ask({ method: 'PUT', key, headers, body: Buffer.from(`${current}\n`) });
  let carried = await read();
  if (carried === undefined) {
    await write({ 'if-none-match': '*' });
    carried = await read();
  }
  if (carried === undefined || carried === current) return;
  if (masters.find(carried) === undefined) throw new SettingsError([otherKey(carried)]);
  await write({});
}

const otherKey = (id: string) =>
  `DOCUMENT_KEY: the bucket is used with another key (${id}). Every server and worker needs the same DOCUMENT_KEY; to change it, put the ` +
  `present one into DOCUMENT_KEY_OLD. If nothing was ever stored with that key, remove the object ${key} from the bucket.`;
