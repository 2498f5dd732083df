import type { ModelUse } from '#contract/users.ts';
import type { SignedIn } from '../access.ts';
import type { Database } from '../db/schema.ts';
import type { ModelSettings } from '../model/model-settings.ts';

/** What the account's documents, deleted ones too, have cost a language model. */
export async function getModelUse(
  { db, model }: { db: Database; model: ModelSettings | undefined },
  user: SignedIn,
): Promise<ModelUse> {
  const use = await db
    .selectFrom('model_use')
    .select(['calls', 'input_tokens', 'output_tokens'])
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  return { model: model?.name ?? null, ...(use ?? { calls: 0, input_tokens: 0, output_tokens: 0 }) };
}
