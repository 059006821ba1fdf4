import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { type ButtonLook, buttonClass } from './buttonClass.ts';
import { Link } from './Link.tsx';

interface ButtonLinkProps extends Omit<ComponentProps<typeof Link>, 'className'>, ButtonLook {
  icon?: IconName;
}

/** A link that looks like a button: it goes somewhere, a Button does something. */
export function ButtonLink({ variant, wide, icon, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={buttonClass({ ...(variant && { variant }), ...(wide && { wide }) })}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
