import { child, childValue, type Element, elements, isOn } from './parse-xml.ts';

/** What a paragraph's style says of it, its base styles included. */
export type ParagraphStyle = {
  /** 1 to 6, 0 for running text. */
  heading: number;
  bold: boolean;
  breakBefore: boolean;
  numberingId: string | undefined;
  level: number | undefined;
};

const PLAIN: ParagraphStyle = {
  heading: 0,
  bold: false,
  breakBefore: false,
  numberingId: undefined,
  level: undefined,
};
const DEEPEST_HEADING = 6;

/** Looks styles up by their id; undefined is the document's default paragraph style. */
export type StyleBook = (styleId: string | undefined) => ParagraphStyle;

export function readStyles(styles: Element | undefined, numbering: Element | undefined): StyleBook {
  const definitions = new Map<string, Element>();
  let standard: string | undefined;
  for (const style of elements(styles, 'style')) {
    const id = style.attributes.styleId ?? '';
    definitions.set(id, style);
    if (style.attributes.type === 'paragraph' && /^(?:1|true|on)$/.test(style.attributes.default ?? ''))
      standard = id;
  }
  const levels = levelsOfStyles(numbering);
  const known = new Map<string, ParagraphStyle>();
  const look = (id: string, depth: number): ParagraphStyle => {
    const cached = known.get(id);
    if (cached !== undefined) return cached;
    const definition = definitions.get(id);
    if (definition === undefined || depth > 20) return PLAIN;
    const base = childValue(definition, 'basedOn');
    const style = merge(definition, base === undefined ? PLAIN : look(base, depth + 1), levels.get(id));
    known.set(id, style);
    return style;
  };
  return (id) => look(id ?? standard ?? '', 0);
}

function merge(definition: Element, base: ParagraphStyle, level: number | undefined): ParagraphStyle {
  const properties = child(definition, 'pPr');
  const numbering = child(properties, 'numPr');
  const ownLevel = childValue(numbering, 'ilvl');
  return {
    heading:
      headingOf(childValue(definition, 'name') ?? '', childValue(properties, 'outlineLvl')) ?? base.heading,
    bold: isOn(child(definition, 'rPr'), 'b') ?? base.bold,
    breakBefore: isOn(properties, 'pageBreakBefore') ?? base.breakBefore,
    numberingId: childValue(numbering, 'numId') ?? base.numberingId,
    level: ownLevel === undefined ? (level ?? base.level) : Number(ownLevel),
  };
}

/** The level by the outline level (9 is body text), else by the style's name. */
export function headingOf(name: string, outlineLevel: string | undefined): number | undefined {
  const byName = /^heading (\d)$/i.exec(name)?.[1];
  if (outlineLevel !== undefined) return Number(outlineLevel) >= 9 ? 0 : clamp(Number(outlineLevel) + 1);
  if (byName !== undefined) return clamp(Number(byName));
  return /^title$/i.test(name) ? 1 : undefined;
}

const clamp = (level: number): number => Math.min(DEEPEST_HEADING, Math.max(1, level));

/** List levels name the style that goes with them; the style then need not name its level. */
function levelsOfStyles(numbering: Element | undefined): Map<string, number> {
  const levels = new Map<string, number>();
  for (const definition of elements(numbering, 'abstractNum')) {
    for (const level of elements(definition, 'lvl')) {
      const style = childValue(level, 'pStyle');
      if (style !== undefined) levels.set(style, Number(level.attributes.ilvl ?? 0));
    }
  }
  return levels;
}
