import type { Rolldown } from 'vite';

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>>[1];

/** What every page loads: the app itself, and the document around every page. */
const everywhere = /(?:[\\/]web[\\/]root\.tsx|entry\.client\.tsx)$/;

/** Every page imports the set of icons and few of them: each is to come with the code that shows it. */
const icons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;

/**
 * Whether every page loads a module: one of the two needs it, directly or by what it imports. `known` remembers the
 * answers.
 */
function isOnEveryPage(id: string, context: Context, known: Map<string, boolean>): boolean {
  const before = known.get(id);
  if (before !== undefined) return before;
  // A ring of imports decides nothing.
  known.set(id, false);
  if (icons.test(id)) return false;
  const answer =
    everywhere.test(id.split('?', 1)[0] ?? '') ||
    (context.getModuleInfo(id)?.importers ?? []).some((importer) => isOnEveryPage(importer, context, known));
  known.set(id, answer);
  return answer;
}

const known = new Map<string, boolean>();

/** The small parts that all kinds of pages are made of. What is built on the large library of controls stays by itself. */
const isSmallPart = (id: string, context: Context) =>
  /[\\/]web[\\/](?:ui|frame)[\\/]/.test(id) &&
  !context.getModuleInfo(id)?.importedIds.some((imported) => imported.includes('react-aria'));

/** Those of forms: most pages of text have none. */
const isOfForms = (id: string) => /[\\/]ui[\\/](?:field|form|load-failure|password-field)\.tsx$/.test(id);

/** How the app's code is cut into files: few, where every page or many pages load the same. */
export const groups: Rolldown.CodeSplittingGroup[] = [
  {
    debugName: 'site',
    name: (id, context) => (isOnEveryPage(id, context, known) ? 'site' : null),
    priority: 3,
  },
  {
    debugName: 'parts',
    minShareCount: 8,
    name: (id, context) => {
      if (icons.test(id)) return 'parts';
      return isSmallPart(id, context) && !isOfForms(id) ? 'parts' : null;
    },
    priority: 2,
  },
  {
    debugName: 'forms',
    minShareCount: 8,
    name: (id) => (isOfForms(id) ? 'forms' : null),
    priority: 1,
  },
];
