// Packages that bring no types: as much of them as we use.
declare module '@adobe/structured-data-validator' {
  type Issue = { severity: 'ERROR' | 'WARNING'; issueMessage: string; path: { type: string }[] };
  // biome-ignore lint/style/noDefaultExport: the package's own
  export default class Validator {
    validate(data: unknown): Promise<Issue[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  // biome-ignore lint/style/noDefaultExport: the package's own
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] });
    parse(html: string): unknown;
  }
}
