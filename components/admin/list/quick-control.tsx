'use client';
import { lazy, useState } from 'react';
import type { EditorField } from '@/lib/admin/editor-field';

const EditorControl = lazy(async () => ({ default: (await import('../editor/editor-control')).EditorControl }));

/** A field that is more than an input of the browser. Lists load its script only where one is changed. */
export function QuickControl({ field, text }: { field: EditorField; text: string }) {
  const [value, setValue] = useState(text);
  return <EditorControl field={field} value={value} error={undefined} onChange={setValue} />;
}
