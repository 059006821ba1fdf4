import type { Plugin } from 'vite';

/**
 * React Router names its components and contexts for React's developer tools. Each of those assignments keeps its export in
 * the bundle, with all that it needs, though nobody imports it: forms, submitting, a router of its own.
 */
export function dropDisplayNamesPlugin(): Plugin {
  return {
    name: 'clubpoort-drop-display-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/= (React(?:\$1)?\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
