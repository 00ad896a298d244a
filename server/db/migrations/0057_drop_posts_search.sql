-- In its own migration: with the lock of a build it would wait for writers that wait for it.
DROP INDEX "posts_search";