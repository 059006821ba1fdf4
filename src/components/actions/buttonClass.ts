import styles from './Button.module.css';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonLook {
  /** A screen has only one primary action. @defaultValue 'secondary' */
  variant?: ButtonVariant;
  /** Fills the width of its container. */
  wide?: boolean;
}

export function buttonClass({ variant = 'secondary', wide = false }: ButtonLook): string {
  return [styles.button, styles[variant], wide && styles.wide].filter(Boolean).join(' ');
}
