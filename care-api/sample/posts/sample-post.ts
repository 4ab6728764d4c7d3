import type { SampleCategory } from '@/care-api/sample/provider';

export type SamplePost = {
  title: string;
  author: string;
  categories: readonly SampleCategory[];
  tags: readonly string[];
  banner: string;
  daysAgo: number;
  html: string;
  comments?: readonly SampleComment[];
};

export type SampleComment = {
  by: string;
  text: string;
  /** After the post, or after what it answers. */
  hoursLater: number;
  replies?: readonly SampleComment[];
};
