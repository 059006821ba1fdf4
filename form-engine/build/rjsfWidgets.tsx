import { lazyPart } from './lazyPart.tsx';

const SelectWidget = lazyPart(() => import('@rjsf/core/lib/components/widgets/SelectWidget.js'));

/** The only widget that a field of `rjsfFields.tsx` draws: the choice between the schemas of a `oneOf`. */
// biome-ignore lint/style/noDefaultExport: rjsf imports the module that this one replaces by its default export
export default () => ({ SelectWidget });
