/** Replaces a page that does not exist. */
export function NotFoundPage() {
  return (
    <>
      <title>Not Found</title>
      <h1>Not Found</h1>
      <p>
        This page doesn’t exist. <a href="/admin">Back to the overview</a>
      </p>
    </>
  );
}
