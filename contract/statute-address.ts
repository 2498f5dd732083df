/** The parts of a section's number: '33-1806' has 33 and 1806, '9:1124.107' has 9, 1124 and 107. */
const partsOf = (section: string) => section.split(/[-.:]/);
const pad = (text: string, length: number) => text.padStart(length, '0');
const justia = (path: string) => `https://law.justia.com/codes/${path}/`;
const dashed = (section: string) => section.toLowerCase().replace(/[.:]/g, '-');

/** A section as cited: its number, and the title, chapter or code that the citation names before it. */
interface Cited {
  readonly section: string;
  readonly before: string;
}

/** Montana's and Hawaii's sites write the numbers of chapter, part and section with zeros to their left. */
const montana = ({ section }: Cited) => {
  const [title = '', chapter = '', rest = ''] = partsOf(section);
  const [part, last] = [rest.slice(0, -2), rest.slice(-2)];
  if (!part) return null;
  const code = [title, chapter, part, last].map((number) => pad(String(Number(number) * 10), 4));
  const names = ['title', 'chapter', 'part', 'section'].map((name, at) => `${name}_${code[at]}`);
  return `https://archive.legmt.gov/bills/mca/${names.join('/')}/${code.join('-')}.html`;
};
const hawaiiVolumes: Readonly<Record<string, string>> = {
  '421J': 'Vol08_Ch0401-0429',
  '508D': 'Vol12_Ch0501-0588',
  '514B': 'Vol12_Ch0501-0588',
};
const hawaii = ({ section }: Cited) => {
  const [chapter = '', number = '', point] = partsOf(section);
  const volume = hawaiiVolumes[chapter];
  const file = `HRS_0${chapter}-${pad(number, 4)}${point === undefined ? '' : `_${pad(point, 4)}`}`;
  return volume ? `https://www.capitol.hawaii.gov/hrscurrent/${volume}/HRS0${chapter}/${file}.htm` : null;
};
const massachusetts = ({ before, section }: Cited) => {
  const chapter = /ch\. (\d+[A-Z]?)/.exec(before)?.[1];
  const part = chapter === '183A' ? 'PartII/TitleI' : chapter === '180' ? 'PartI/TitleXXII' : null;
  return part && `https://malegislature.gov/Laws/GeneralLaws/${part}/Chapter${chapter}/Section${section}`;
};
const georgia = ({ section }: Cited) => {
  const [title = '', chapter = '', number = ''] = partsOf(section);
  if (`${title}-${chapter}` === '14-3' && /^16\d\d$/.test(number))
    return justia(`georgia/title-14/chapter-3/article-16/part-1/section-${section}`);
  const article = Number(number) >= 220 ? 6 : 3;
  return `${title}-${chapter}` === '44-3'
    ? justia(`georgia/title-44/chapter-3/article-${article}/section-${section}`)
    : null;
};
const pennsylvania = ({ section }: Cited) =>
  `https://www.palegis.us/statutes/consolidated/view-statute?txtType=HTM&ttl=68&div=0&chpt=${section.slice(0, 2)}&sctn=${Number(section.slice(2))}&subsctn=0`;
const newMexico = ({ section }: Cited) => {
  const [title, article] = partsOf(section);
  return justia(
    `new-mexico/chapter-${title}/article-${article?.toLowerCase()}/section-${section.toLowerCase()}`,
  );
};
const tennessee = ({ section }: Cited) => {
  const [, chapter = '', number = ''] = partsOf(section);
  return section.startsWith('66-27-')
    ? justia(`tennessee/title-66/chapter-${chapter}/part-${number.slice(0, 1)}/section-${section}`)
    : null;
};
const wyoming = ({ section }: Cited) => {
  const [title = '', chapter = '', number = ''] = partsOf(section);
  const article = title === '17' ? `/article-${number.slice(0, -2)}` : '';
  return justia(`wyoming/title-${title}/chapter-${chapter}${article}/section-${section}`);
};
const newYorkCodes: Readonly<Record<string, string>> = {
  'Gen. Bus.': 'GBS',
  'Not-for-Profit Corp.': 'NPC',
  'Real Prop.': 'RPP',
};
const newYork = ({ before, section }: Cited) => {
  const code = Object.entries(newYorkCodes).find(([name]) => before.includes(name))?.[1];
  return code ? `https://www.nysenate.gov/legislation/laws/${code}/${section.toUpperCase()}` : null;
};
const northCarolina = ({ section }: Cited) => {
  const chapter = partsOf(section)[0];
  return `https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_${chapter}/GS_${section}.html`;
};
const kansas = ({ section }: Cited) => {
  const [chapter = '', number = ''] = partsOf(section);
  const article = number.slice(0, -2);
  return `https://www.ksrevisor.gov/statutes/chapters/ch${chapter}/${pad(chapter, 3)}_${pad(article, 3)}_${pad(number.slice(-2), 4)}.html`;
};

/** How each legislature's site, or else a publisher, builds the address of a section. */
const patterns: Readonly<Record<string, (cited: Cited) => string | null>> = {
  alabama: ({ section }) => `https://alison.legislature.state.al.us/code-of-alabama?section=${section}`,
  alaska: ({ section }) => `https://www.akleg.gov/basis/statutes.asp#${section}`,
  arizona: ({ section }) => {
    const [title = '', number = '', point] = partsOf(section);
    return `https://www.azleg.gov/ars/${title}/${pad(number, 5)}${point === undefined ? '' : `-${point}`}.htm`;
  },
  california: ({ section }) =>
    `https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=${section}`,
  colorado: ({ section }) => `https://colorado.public.law/statutes/crs_${section}`,
  connecticut: ({ section }) =>
    section.startsWith('47-2') ? `https://www.cga.ct.gov/current/pub/chap_828.htm#sec_${section}` : null,
  delaware: ({ section }) =>
    section.startsWith('81-')
      ? `https://delcode.delaware.gov/title25/c081/sc0${section[3]}/index.html#${section}`
      : null,
  florida: ({ section }) => `https://www.flsenate.gov/Laws/Statutes/2025/${section}`,
  georgia,
  hawaii,
  idaho: ({ section }) => {
    const [title = '', number = ''] = partsOf(section);
    const chapter = number.replace(/\D+$/, '').slice(0, -2);
    return title === '55'
      ? `https://legislature.idaho.gov/statutesrules/idstat/Title55/T55CH${chapter}/SECT${section}/`
      : null;
  },
  illinois: ({ section }) => {
    const [, act = '', number = ''] = /^765 ILCS (\d+)\/(.+)$/.exec(section) ?? [];
    return act
      ? `https://www.ilga.gov/legislation/ilcs/fulltext.asp?DocName=0765${pad(act, 4)}0K${number}`
      : null;
  },
  indiana: ({ section }) => `https://iga.in.gov/laws/2025/ic/titles/${partsOf(section)[0]}#${section}`,
  iowa: ({ section }) => `https://www.legis.iowa.gov/docs/code/${section}.pdf`,
  kansas,
  kentucky: ({ section }) => justia(`kentucky/chapter-${partsOf(section)[0]}/section-${dashed(section)}`),
  louisiana: ({ section }) => justia(`louisiana/revised-statutes/title-9/rs-${dashed(section)}`),
  maine: ({ before, section }) => {
    const title = /tit\. (\d+(?:-[A-Z])?)/.exec(before)?.[1]?.toLowerCase();
    return title ? `https://legislature.maine.gov/statutes/${title}/title${title}sec${section}.html` : null;
  },
  maryland: ({ section }) =>
    `https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=grp&section=${section}&enactments=false`,
  massachusetts,
  michigan: ({ section }) => `https://www.legislature.mi.gov/Laws/MCL?objectName=MCL-${dashed(section)}`,
  minnesota: ({ section }) => `https://www.revisor.mn.gov/statutes/cite/${section}`,
  mississippi: ({ section }) =>
    section.startsWith('89-9-') ? justia(`mississippi/title-89/chapter-9/section-${section}`) : null,
  missouri: ({ section }) => `https://revisor.mo.gov/main/OneSection.aspx?section=${section}`,
  montana,
  nebraska: ({ section }) => `https://nebraskalegislature.gov/laws/statutes.php?statute=${section}`,
  nevada: ({ section }) => {
    const [chapter, number] = partsOf(section);
    return `https://www.leg.state.nv.us/nrs/nrs-${chapter}.html#NRS${chapter}Sec${number}`;
  },
  'new-hampshire': ({ section }) =>
    section.startsWith('356-B:')
      ? `https://www.gencourt.state.nh.us/rsa/html/XXXI/356-B/${section.replace(':', '-')}.htm`
      : null,
  'new-jersey': ({ before, section }) =>
    before.includes('Admin.')
      ? null
      : justia(`new-jersey/title-${partsOf(section)[0]}/section-${dashed(section)}`),
  'new-mexico': newMexico,
  'new-york': newYork,
  'north-carolina': northCarolina,
  'north-dakota': ({ section }) => {
    const [title = '', chapter = ''] = section.split('-');
    return `https://ndlegis.gov/cencode/t${title}c${chapter.replace('.', '-')}.pdf`;
  },
  ohio: ({ section }) => `https://codes.ohio.gov/ohio-revised-code/section-${section}`,
  oklahoma: ({ before, section }) =>
    before.includes('tit. 60') ? justia(`oklahoma/title-60/section-60-${section}`) : null,
  oregon: ({ section }) => `https://oregon.public.law/statutes/ors_${section}`,
  pennsylvania,
  'rhode-island': ({ section }) => {
    const [title = '', chapter = ''] = section.split('-');
    return `http://webserver.rilegislature.gov/Statutes/TITLE${title}/${title}-${chapter}/${section}.htm`;
  },
  'south-carolina': ({ section }) => {
    const [title = '', chapter = ''] = partsOf(section);
    return `https://www.scstatehouse.gov/code/t${title}c${pad(chapter, 3)}.php`;
  },
  'south-dakota': ({ section }) => `https://sdlegislature.gov/Statutes/${section}`,
  tennessee,
  texas: ({ section }) => {
    const chapter = partsOf(section)[0];
    return `https://statutes.capitol.texas.gov/Docs/PR/htm/PR.${chapter}.htm#${section}`;
  },
  utah: ({ section }) => {
    const [, title = '', chapter = '', number = ''] = /^(\d+)-(\d+[a-z]?)-([\d.]+)$/.exec(section) ?? [];
    return title
      ? `https://le.utah.gov/xcode/Title${title}/Chapter${chapter.toUpperCase()}/${title}-${chapter}-S${number}.html`
      : null;
  },
  vermont: ({ section }) => {
    const article = partsOf(section)[0];
    return article ? `https://legislature.vermont.gov/statutes/fullchapter/27A/${pad(article, 3)}` : null;
  },
  virginia: ({ section }) => {
    const chapter = /^55\.1-(\d\d)/.exec(section)?.[1];
    const number = Number(section.split('-')[1]);
    const folder = number >= 2307 && number <= 2317 ? '23.1' : chapter;
    return folder
      ? `https://law.lis.virginia.gov/vacode/title55.1/chapter${folder}/section${section}/`
      : null;
  },
  washington: ({ section }) => `https://app.leg.wa.gov/RCW/default.aspx?cite=${section}`,
  'west-virginia': ({ section }) => `https://code.wvlegislature.gov/${section}/`,
  wisconsin: ({ section }) => `https://docs.legis.wisconsin.gov/document/statutes/${section}`,
  wyoming,
};

/** How a site builds the address of a whole chapter. */
const chapters: Readonly<Record<string, (chapter: string) => string | null>> = {
  florida: (chapter) => `https://www.flsenate.gov/Laws/Statutes/2025/Chapter${chapter}`,
  iowa: (chapter) => `https://www.legis.iowa.gov/docs/code/${chapter}.pdf`,
  massachusetts: (chapter) =>
    chapter === '183A' ? 'https://malegislature.gov/Laws/GeneralLaws/PartII/TitleI/Chapter183A' : null,
  minnesota: (chapter) => `https://www.revisor.mn.gov/statutes/cite/${chapter}`,
  missouri: (chapter) => `https://revisor.mo.gov/main/OneChapter.aspx?chapter=${chapter}`,
  nevada: (chapter) => `https://www.leg.state.nv.us/nrs/nrs-${chapter}.html`,
  'north-carolina': (chapter) =>
    `https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/ByChapter/Chapter_${chapter}.html`,
  'north-dakota': (chapter) =>
    `https://ndlegis.gov/cencode/t${chapter.replace('-', 'c').replace('.', '-')}.pdf`,
  ohio: (chapter) => `https://codes.ohio.gov/ohio-revised-code/chapter-${chapter}`,
  oregon: (chapter) => `https://oregon.public.law/statutes/ors_chapter_${chapter}`,
  'south-dakota': (chapter) => `https://sdlegislature.gov/Statutes/${chapter}`,
  texas: (chapter) => `https://statutes.capitol.texas.gov/Docs/PR/htm/PR.${chapter}.htm`,
  washington: (chapter) => `https://app.leg.wa.gov/RCW/default.aspx?cite=${chapter}`,
  'west-virginia': (chapter) => `https://code.wvlegislature.gov/${chapter}/`,
  wisconsin: (chapter) => `https://docs.legis.wisconsin.gov/document/statutes/ch.%20${chapter}`,
};

/** The first section that a citation names; null for a chapter or article as a whole. */
function citedOf(citation: string): Cited | null {
  const illinois = /765 ILCS \d+\/[\w.-]*\w/.exec(citation);
  if (illinois) return { section: illinois[0], before: '' };
  const found = /^(.*?)(?:§+ ?|R\.S\. (?=\d))(\d[\w]*(?:[-.:,](?!\s)\w+)*)/.exec(citation);
  const [, before = '', number = ''] = found ?? [];
  if (!number) return null;
  // '§§ 381.785-381.801' is a range, '§ 38-33.3-316' one number.
  const range = /^(\d+[\w.]*\.\d+)-\d+\.\d+$/.exec(number) ?? /^(\d{3,4})-\d{3,4}$/.exec(number);
  const isRange = range !== null && (number.length % 2 === 1 || number.includes('.'));
  return { section: isRange ? (range[1] ?? number) : number, before };
}

/**
 * The address of the first section that a citation of a state's law names, or of the chapter where it names no section,
 * built as the legislature's site (or a publisher) builds its addresses. Null where none can be built.
 */
export function statuteAddress(slug: string, citation: string): string | null {
  const cited = citedOf(citation);
  if (cited !== null) return patterns[slug]?.(cited) ?? null;
  const chapter = /\bch\. (\d[\w.-]*\w)/.exec(citation)?.[1];
  return chapter === undefined ? null : (chapters[slug]?.(chapter) ?? null);
}
