/** As much of a JSON Schema as the editor of an offer reads. */
export interface JsonSchema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly { readonly const: unknown; readonly title: string }[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly uniqueItems?: boolean;
}
