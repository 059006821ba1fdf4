/** What a privacy page must tell about this installation. */
export interface Installation {
  /** Who runs the portal; '' where it is not set. */
  readonly operator: { readonly name: string; readonly address: string; readonly mail: string };
  /** Who runs the machine; '' where it is not set. */
  readonly hostedBy: string;
  /** Host of the mail server; '' where mails stay on this machine. */
  readonly mailHost: string;
  /** Whether the pages may ask Google Maps for addresses. */
  readonly allowsMaps: boolean;
}

export const plainInstallation: Installation = {
  operator: { name: '', address: '', mail: '' },
  hostedBy: '',
  mailHost: '',
  allowsMaps: false,
};
