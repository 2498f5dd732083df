import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { articles } from './scripts/articles/articles-plugin.ts';
import { groups } from './scripts/build-web-chunks.ts';
import { sample } from './scripts/sample/sample-plugin.ts';

export default defineConfig({
  publicDir: 'web/public',
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  plugins: [tailwindcss(), articles(), sample(), reactRouter()],
});
