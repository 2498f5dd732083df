import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Copy, DockerfileParser } from 'dockerfile-ast';

/** A stage of the container file, carried out in a folder of this machine. */
interface Stage {
  readonly root: string;
  /** A folder in which `npm ci` was carried out just now. */
  readonly installed: string | undefined;
  readonly env: Record<string, string>;
  /** Where the next step happens, from the root. */
  place: string;
  health: string[];
  command: string[];
}

export interface Container extends Pick<Stage, 'root' | 'env' | 'health' | 'command'> {
  /** The folder that its program starts in. */
  readonly folder: string;
}

/**
 * Carries out the steps of the container file without containers: each stage in a folder of its own below `folder`, with
 * the Node that runs this. Steps on the system itself (packages of Debian) are told and left out. What `npm ci` has put into
 * the folder `installed`, by the same package.json and lock file, is not installed once more.
 *
 * @throws Error at the first step that fails.
 */
export function buildContainer(context: string, folder: string, installed?: string): Container {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const instruction of DockerfileParser.parse(readFileSync('Dockerfile', 'utf8')).getInstructions()) {
    const keyword = instruction.getKeyword();
    const words = instruction.getArguments().map((argument) => argument.getValue());
    if (keyword === 'FROM') {
      const name = words[2] ?? 'last';
      stage = { root: join(folder, name), installed, env: {}, place: '', health: [], command: [] };
      stages.set(name, stage);
      continue;
    }
    if (stage === undefined) throw new Error(`${keyword} stands before any FROM.`);
    if (instruction instanceof Copy) {
      const from = instruction.getFromFlag()?.getValue();
      const root = from === undefined || from === null ? context : stages.get(from)?.root;
      if (root === undefined) throw new Error(`No stage is called ${from}.`);
      copy(root, words, join(stage.root, stage.place));
    } else carryOut(stage, keyword, instruction.getArgumentsContent() ?? '');
  }
  if (stage === undefined) throw new Error('The container file has no stage.');
  return { ...stage, folder: join(stage.root, stage.place) };
}

function carryOut(stage: Stage, keyword: string, content: string): void {
  const folder = join(stage.root, stage.place);
  if (keyword === 'WORKDIR') {
    stage.place = content;
    mkdirSync(join(stage.root, content), { recursive: true });
  } else if (keyword === 'ENV') {
    const [, name = '', value = ''] = /^(\w+)=(\S+)$/.exec(content) ?? [];
    stage.env[name] = value;
  } else if (keyword === 'RUN' && !content.startsWith('npm ')) {
    console.log(`left out: ${content.split('\n', 1)[0]}`);
  } else if (keyword === 'RUN') {
    const began = performance.now();
    if (stage.installed !== undefined && installsTheSame(content, stage.installed, folder)) {
      copyPackages(join(stage.installed, 'node_modules'), join(folder, 'node_modules'));
      console.log(`${content}: ${seconds(began)}, as it was installed before`);
      return;
    }
    const { status, stderr } = spawnSync('sh', ['-c', content], { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${content} ended with ${status}: ${stderr}`);
    console.log(`${content}: ${seconds(began)}`);
  } else if (keyword === 'HEALTHCHECK') {
    stage.health = JSON.parse(content.slice(content.indexOf('[')));
  } else if (keyword === 'CMD') {
    stage.command = JSON.parse(content);
  }
}

const seconds = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`;

/** Whether a step would put the same packages into `folder` as `npm ci` has put into another. */
function installsTheSame(step: string, installed: string, folder: string): boolean {
  const same = (name: string) => readFileSync(join(installed, name)).equals(readFileSync(join(folder, name)));
  // Neither of the two arguments changes what is installed.
  const command = step.split(' ').filter((word) => word !== '--no-audit' && word !== '--no-fund');
  return command.join(' ') === 'npm ci' && same('package.json') && same('package-lock.json');
}

/** The packages a second time, but for what the tools of the first folder keep beside them. */
function copyPackages(from: string, to: string): void {
  const isTools = (path: string) => ['.cache', '.vite'].includes(basename(path));
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: (path) => !isTools(path) });
}

function copy(root: string, words: readonly string[], folder: string): void {
  const target = words.at(-1) ?? '.';
  for (const path of words.slice(0, -1)) {
    const isWhole = target === '.' || target === './';
    const to = isWhole ? join(folder, path === '.' ? '' : basename(path)) : join(folder, target);
    cpSync(join(root, path), to, { recursive: true, verbatimSymlinks: true });
  }
}
