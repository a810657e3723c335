
  -- Its secret name: whoever has it may see, move and cancel all of it.
  ALTER TABLE booking ADD COLUMN afternoon TEXT;
  -- The key under which the API is asked for all of them at once.
  ALTER TABLE booking ADD COLUMN together TEXT;
  CREATE INDEX booking_by_afternoon ON booking (afternoon) WHERE afternoon IS NOT NULL;
  CREATE INDEX booking_by_together ON booking (together) WHERE together IS NOT NULL;
