import type { Plugin } from 'vite';

/**
 * Removes the display names that React Router sets for React's developer tools. Each of those assignments is a side
 * effect that defeats tree shaking: unused exports such as forms and routers stay in the bundle.
 * Decision: docs/decisions/0033-pages-have-size-budgets.md
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
