/** The part of a Markdown tree's nodes that is looked at here. */
export interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  readonly depth?: number;
  readonly children?: readonly MarkdownNode[];
  data?: { hProperties?: Record<string, string> };
}

/** What a reader reads: no front matter, no code between braces, no attributes. */
export function plainText(node: MarkdownNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value ?? '';
  const blocks = new Set([
    'root',
    'list',
    'listItem',
    'table',
    'tableRow',
    'blockquote',
    'mdxJsxFlowElement',
  ]);
  return (node.children ?? []).map(plainText).join(blocks.has(node.type) ? '\n' : '');
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Every node of a type, in the order of the text. */
export function nodesOf(node: MarkdownNode, type: string): MarkdownNode[] {
  const below = (node.children ?? []).flatMap((child) => nodesOf(child, type));
  return node.type === type ? [node, ...below] : below;
}

/** 'What are "CC&Rs"?' becomes 'what-are-cc-rs'. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
