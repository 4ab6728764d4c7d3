import type { DocumentType } from './document-type';

const types: Record<DocumentType, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** To be kept, never shown as a page of ours. */
export function documentHeaders(name: string, type: DocumentType): Record<string, string> {
  return {
    'content-type': types[type],
    'content-disposition': `attachment; filename="file.${type}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percent)}`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  };
}

function percent(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}
