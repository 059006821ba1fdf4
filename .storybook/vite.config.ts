import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import portal from '../vite.config.ts';

/**
 * The catalogue's own build. It shares with the portal how modules and styles are found; the portal's plugins write files that
 * only its server serves, from absolute addresses.
 */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  resolve: { ...portal.resolve },
  optimizeDeps: { ...portal.optimizeDeps },
});
