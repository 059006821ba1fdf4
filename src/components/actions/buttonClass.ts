import styles from './Button.module.css';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonLook {
  /** One primary action a screen. @defaultValue 'secondary' */
  variant?: ButtonVariant;
  /** As wide as what holds it. */
  wide?: boolean;
}

export function buttonClass({ variant = 'secondary', wide = false }: ButtonLook): string {
  return [styles.button, styles[variant], wide && styles.wide].filter(Boolean).join(' ');
}
