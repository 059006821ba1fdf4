/**
 * The colours of a mail. Each stands inline, because some programs drop style sheets; `dark` replaces it, by its class, where a
 * program reads them.
 */
const colors = {
  page: { light: '#f3f4f6', dark: '#14161a' },
  card: { light: '#ffffff', dark: '#1d2026' },
  ink: { light: '#1b1f26', dark: '#e8eaee' },
  quiet: { light: '#5b6470', dark: '#a9b0bb' },
} as const;

type MailColor = keyof typeof colors;

const properties: Readonly<Record<MailColor, string>> = {
  page: 'background-color',
  card: 'background-color',
  ink: 'color',
  quiet: 'color',
};

export const fontFamily = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The colour of the portal itself. */
export const plainColor = '#2b5fb0';

/** The class and the inline style of an element in one of the colours. */
export function styled(color: MailColor, style: string): string {
  return `class="${color}" style="${properties[color]}:${colors[color].light};${style}"`;
}

/**
 * The dark theme. `data-ogsc` and `data-ogsb` are what Outlook.com and its apps write on elements whose colours they change
 * themselves.
 */
export const darkStyles = `@media (prefers-color-scheme:dark){${rules('')}}
${rules('[data-ogsb] ', ['page', 'card'])}${rules('[data-ogsc] ', ['ink', 'quiet'])}`;

function rules(before: string, wanted = Object.keys(colors) as readonly MailColor[]): string {
  return wanted
    .map((name) => `${before}.${name}{${properties[name]}:${colors[name].dark}!important}`)
    .join('');
}
