import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { parse } from 'yaml';
import { type ContentsEntry, type FrontMatter, frontMatterSchema } from '#contract/article.ts';
import { countWords, type MarkdownNode, nodesOf, plainText, slugOf } from './markdown-tree.ts';
import { labelTables } from './prose-tables.ts';
import { setType } from './set-type.ts';

export interface Citation {
  readonly text: string;
  readonly url: string;
}

export interface CompiledArticle {
  readonly code: string;
  readonly frontMatter: FrontMatter;
  readonly contents: readonly ContentsEntry[];
  readonly words: number;
  /** Addresses that the text links to. */
  readonly links: readonly string[];
  /** The sections of laws ('§') that the text cites, each with the address its link leads to; empty without a link. */
  readonly citations: readonly Citation[];
  /** The components that the text uses. */
  readonly components: readonly string[];
}

interface Found {
  frontMatter: unknown;
  contents: ContentsEntry[];
  words: number;
  links: string[];
  citations: Citation[];
  components: string[];
}

/** Gives the headings their ids, and looks at the text on the way. */
function look(found: Found) {
  return (tree: MarkdownNode) => {
    const [front] = nodesOf(tree, 'yaml');
    found.frontMatter = parse(front?.value ?? '');
    setType(tree);
    const taken = new Map<string, number>();
    for (const heading of nodesOf(tree, 'heading')) {
      const text = plainText(heading);
      const slug = slugOf(text);
      const before = taken.get(slug) ?? 0;
      taken.set(slug, before + 1);
      const id = before === 0 ? slug : `${slug}-${before + 1}`;
      heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
      if (heading.depth === 2 || heading.depth === 3) found.contents.push({ depth: heading.depth, id, text });
    }
    labelTables(tree);
    found.words = countWords(plainText(tree));
    found.links = nodesOf(tree, 'link').map((link) => (link as { url?: string }).url ?? '');
    found.citations = citationsIn(tree);
    found.components = [...nodesOf(tree, 'mdxJsxFlowElement'), ...nodesOf(tree, 'mdxJsxTextElement')].map(
      (element) => (element as { name?: string }).name ?? '',
    );
  };
}

function citationsIn(node: MarkdownNode): Citation[] {
  if (node.type !== 'link' && node.type !== 'text') return (node.children ?? []).flatMap(citationsIn);
  const text = plainText(node).trim();
  return text.includes('§') ? [{ text, url: (node as { url?: string }).url ?? '' }] : [];
}

/**
 * Compiles an article of content/. The components come from `componentsModule`, which exports `useMDXComponents`.
 *
 * @throws where the text is not MDX, or its front matter is not as the schema wants it.
 */
export async function compileArticle(source: string, componentsModule: string): Promise<CompiledArticle> {
  const found: Found = {
    frontMatter: null,
    contents: [],
    words: 0,
    links: [],
    citations: [],
    components: [],
  };
  const file = await compile(source, {
    providerImportSource: componentsModule,
    remarkPlugins: [[remarkFrontmatter, ['yaml']], remarkGfm, () => look(found) as never],
  });
  return { ...found, code: String(file), frontMatter: frontMatterSchema.parse(found.frontMatter) };
}
