import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  // Every page whose address holds no id. '/404' matches no route but '*': scripts/build-web.ts makes 404.html of it.
  prerender: ({ getStaticPaths }) => [...new Set([...getStaticPaths(), '/payment-success', '/404'])],
} satisfies Config;
