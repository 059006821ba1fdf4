import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { type ButtonLook, buttonClass } from './buttonClass.ts';
import { Link } from './Link.tsx';

interface ButtonLinkProps extends Omit<ComponentProps<typeof Link>, 'className'>, ButtonLook {
  icon?: IconName;
}

/** A link styled as a button. Use it for a navigation, and a Button for an action. */
export function ButtonLink({ variant, wide, icon, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={buttonClass({ ...(variant && { variant }), ...(wide && { wide }) })}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
