import { Component, createContext, type ReactNode } from 'react';

/**
 * Whether each field has an error boundary of its own. A section that guards its plain fields together says that they need
 * none.
 */
export const EachGuarded = createContext(true);

interface SectionGuardProps {
  readonly children: ReactNode;
}

/**
 * An error boundary around the plain fields of a section: text inputs and choices whose code is there. A boundary around each would
 * be a fourth of what a long form draws. When one throws, the section is drawn again with a boundary around each field, so that only
 * the one that throws is replaced. The answers are in the store and stay.
 */
export class SectionGuard extends Component<SectionGuardProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return <EachGuarded.Provider value={this.state.hasFailed}>{this.props.children}</EachGuarded.Provider>;
  }
}
