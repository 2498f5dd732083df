import type { MarkdownNode } from './markdown-tree.ts';

interface Setting {
  type: string;
  value?: string;
  children?: Setting[];
  attributes?: { value?: unknown }[];
}

/** Text that belongs to one line of thought: what stands before it decides how a quotation mark is turned. */
const blocks = new Set(['paragraph', 'heading', 'tableCell']);

/** Sets an article as a book would: quotation marks turned, and no line that ends in '§' or before the figure of a sum. */
export function setType(tree: MarkdownNode): void {
  setBlocks(tree as Setting);
}

function setBlocks(node: Setting): void {
  for (const attribute of node.attributes ?? []) {
    if (typeof attribute.value === 'string') attribute.value = setText(attribute.value);
  }
  if (blocks.has(node.type)) setInline(node, '');
  else for (const child of node.children ?? []) setBlocks(child);
}

/** Returns the character that the next text of the block stands after. */
function setInline(node: Setting, before: string): string {
  if (node.type === 'text' && node.value) {
    node.value = setText(node.value, before);
    return node.value.at(-1) ?? before;
  }
  if (node.value) return node.value.at(-1) ?? before;
  return (node.children ?? []).reduce((last, child) => setInline(child, last), before);
}

/** `before` is the character in front of `text`, empty at the start of a block. */
export function setText(text: string, before = ''): string {
  let last = before;
  const turned = Array.from(text, (character) => {
    const opens = /^[\s([{—–/“‘]?$/u.test(last);
    if (character === '"') last = opens ? '“' : '”';
    else if (character === "'") last = opens ? '‘' : '’';
    else last = character;
    return last;
  }).join('');
  return turned.replaceAll(/(?<=§) (?=\d)/g, nbsp).replaceAll(/(?<=[×÷=]) (?=[$\d−]|$)/g, nbsp);
}

const nbsp = '\u00a0';
