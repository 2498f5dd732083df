import { paintedCharacter } from '../pdf/painted-character.ts';
import { child, childValue, type Element, elements, isOn, textOf } from './parse-xml.ts';

/** What a paragraph's runs hold, in order. */
export type RunPart =
  | { kind: 'text'; text: string; bold: boolean | undefined }
  | { kind: 'line_break' }
  | { kind: 'page_break' }
  | { kind: 'note'; type: 'footnote' | 'endnote'; id: string }
  | { kind: 'text_box'; content: Element };

/** Taken out by a tracked change, or the same thing once more for older programs. */
const LEFT_OUT = new Set([
  'del',
  'moveFrom',
  'Fallback',
  'pPr',
  'rPr',
  'instrText',
  'delText',
  'annotationRef',
]);

/** The parts of a paragraph as they read with all tracked changes accepted. */
export function readRuns(paragraph: Element): RunPart[] {
  const parts: RunPart[] = [];
  collect(paragraph, undefined, parts);
  return parts;
}

function collect(element: Element, bold: boolean | undefined, parts: RunPart[]): void {
  for (const node of elements(element)) {
    if (LEFT_OUT.has(node.name)) continue;
    switch (node.name) {
      case 'r': {
        const properties = child(node, 'rPr');
        if (isOn(properties, 'vanish') !== true) collect(node, isOn(properties, 'b'), parts);
        break;
      }
      case 't':
        parts.push({ kind: 'text', text: textOf(node), bold });
        break;
      case 'tab':
      case 'ptab':
        parts.push({ kind: 'text', text: '\t', bold });
        break;
      case 'noBreakHyphen':
        parts.push({ kind: 'text', text: '-', bold });
        break;
      case 'sym':
        parts.push({ kind: 'text', text: symbol(node), bold });
        break;
      case 'br':
        parts.push({ kind: node.attributes.type === 'page' ? 'page_break' : 'line_break' });
        break;
      case 'cr':
        parts.push({ kind: 'line_break' });
        break;
      case 'lastRenderedPageBreak':
        parts.push({ kind: 'page_break' });
        break;
      case 'footnoteReference':
      case 'endnoteReference':
        parts.push({
          kind: 'note',
          type: node.name === 'footnoteReference' ? 'footnote' : 'endnote',
          id: node.attributes.id ?? '',
        });
        break;
      case 'txbxContent':
        parts.push({ kind: 'text_box', content: node });
        break;
      default:
        collect(node, bold, parts);
    }
  }
}

function symbol(node: Element): string {
  const code = Number.parseInt(node.attributes.char ?? '', 16);
  return Number.isNaN(code) ? '' : paintedCharacter(code, true);
}

/** The style that the paragraph names. */
export const styleIdOf = (paragraph: Element): string | undefined =>
  childValue(child(paragraph, 'pPr'), 'pStyle');
