// biome-ignore lint/style/noDefaultExport: `@rjsf/mui` imports an icon by its default export
export { SvgIcon as default } from '@mui/material';
