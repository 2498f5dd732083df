import { useQuery } from '@tanstack/react-query';
import { getModelUse } from '#contract/users.ts';
import { call } from '../../api/client.ts';

/** What the account's documents have cost a language model. */
export const modelUseQuery = {
  queryKey: ['model-use'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(getModelUse, {}, { signal }),
};

const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : `${noun}s`}`;

/** The use of the language model, in a sentence. */
export function ModelUse() {
  const { data } = useQuery(modelUseQuery);
  if (!data) return null;
  const { calls, input_tokens: input, output_tokens: output } = data;
  return (
    <p className="tabular text-muted">
      So far it has answered {counted(calls, 'question')} about your documents. That took{' '}
      {counted(input + output, 'token')}, the pieces of words that such a model counts by:{' '}
      {input.toLocaleString('en-US')} read and {output.toLocaleString('en-US')} written.
    </p>
  );
}
