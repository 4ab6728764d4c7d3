'use client';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { HeadFold } from '../layout/head-fold';
import { FileForm } from './file-form';
import { UploadRows } from './upload-rows';
import { useUploads } from './use-uploads';

/** The way new pictures come into the library: with script a row for each, without it a plain form. */
export function MediaUpload() {
  const t = useTranslations('AdminMedia.upload');
  const router = useRouter();
  const { uploads, add, cancel, again } = useUploads(() => router.refresh());

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    const files = new FormData(event.currentTarget).getAll('picture').filter((one) => one instanceof File);
    if (files.every(({ name }) => name === '')) return;
    event.preventDefault();
    add(files);
    event.currentTarget.reset();
  }

  return (
    <HeadFold label={t('title')}>
      <FileForm words="upload" onSubmit={onSubmit} />
      <UploadRows uploads={uploads} onCancel={cancel} onAgain={again} />
    </HeadFold>
  );
}
