import { createSvgIcon } from '@mui/material/utils';
import { createElement } from 'react';

/** Stands for each icon that `@rjsf/mui` draws. The package with the real ones has 43,000 files. */
// biome-ignore lint/style/noDefaultExport: `@rjsf/mui` imports an icon by its default export
export default createSvgIcon(createElement('circle', { cx: 12, cy: 12, r: 8 }), 'Icon');
