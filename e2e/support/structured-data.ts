import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

/** Errors of a page's JSON-LD against what Google requires for rich results; what it only recommends is left alone. */
export async function faultsOfStructuredData(html: string): Promise<string[]> {
  const data = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html);
  const issues = await new Validator().validate(data);
  return issues.flatMap(({ severity, issueMessage, path }) =>
    severity === 'ERROR' ? [`${issueMessage} (${path.map(({ type }) => type).join(' > ')})`] : [],
  );
}
